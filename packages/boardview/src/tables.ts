import {
  type BoardTable,
  board1935,
  classicBoard,
  dissolutionBoard,
  favorBoard,
} from "@chancery/variants/boards";

const TABLES: Readonly<Record<string, BoardTable>> = Object.fromEntries(
  [classicBoard, dissolutionBoard, board1935, favorBoard].map((table) => [table.id, table]),
);

/** The table of a board by its id. */
export function tableOf(board: string): BoardTable {
  const table = TABLES[board];
  if (!table) throw new Error(`there is no board ${board}`);
  return table;
}
