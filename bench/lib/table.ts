/** Prints rows of cells as columns. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(row.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join('  '));
  }
}
