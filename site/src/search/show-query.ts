/** Shows in the field of the search page what the address asks for, before the React app does. */
export function showQuery(): void {
  const field = document.querySelector<HTMLInputElement>('[data-app-query="q"] [name="q"]');
  const query = new URLSearchParams(location.search).get('q');
  if (field && query) field.value = query;
}
