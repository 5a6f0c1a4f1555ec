import type { Receipt } from "@chancery/api";
import type { Port } from "../draft.ts";
import type { Table } from "../table.ts";
import { viewTurn } from "../views/view.ts";
import type { Viewer } from "../views/viewer.ts";
import { verifyReceipt } from "./submit.ts";

/** Whether a receipt was given for this text, in a game and to someone who may see it. */
export function isGenuine(
  table: Table,
  viewer: Viewer,
  receipt: Receipt,
  text: string,
  digest: Port["digest"],
): boolean {
  const sheets = viewTurn(table, viewer, receipt.turn)?.sheets ?? [];
  return sheets.some((sheet) => isSame(sheet.receipt, receipt)) && verifyReceipt(receipt, text, digest);
}

const isSame = (one: Receipt, other: Receipt): boolean =>
  one.power === other.power && one.version === other.version && one.digest === other.digest;
