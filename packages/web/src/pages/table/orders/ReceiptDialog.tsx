import { Modal } from "@mantine/core";
import { table as text } from "../../../messages/table.ts";
import { useTable } from "../table-context.ts";
import { Receipts } from "./Receipts.tsx";

/** Receipts for the orders saved in the current turn. */
export function ReceiptDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { table } = useTable();
  const sheets = table.sheets.flatMap(({ text: orders, receipt, onBehalf }) =>
    orders !== null && receipt ? [{ text: orders, receipt, onBehalf, counts: true }] : [],
  );
  return (
    <Modal opened={opened} onClose={onClose} title={text("receiptsTitle")} size={520}>
      <p>{text("receiptsText")}</p>
      <Receipts sheets={sheets} />
    </Modal>
  );
}
