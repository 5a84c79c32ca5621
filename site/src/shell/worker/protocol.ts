/** What a worker answers, by name. */
export type AnswerTable = Readonly<Record<string, (question: never) => unknown>>;

/** A question on its way to a worker. */
export interface Call {
  id: number;
  name: string;
  question: unknown;
}

/** Its answer; a worker that is ready for its first call says so. */
export type Reply = {id: number; answer: unknown} | 'ready';

/** What one entry of the table is given. */
export type Question<Table extends AnswerTable, Name extends keyof Table> = Parameters<
  Table[Name]
>[0];

/** What one entry of the table answers. */
export type Answer<Table extends AnswerTable, Name extends keyof Table> = Awaited<
  ReturnType<Table[Name]>
>;
