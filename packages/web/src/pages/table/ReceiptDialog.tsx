import { Modal } from "@mantine/core";
import { Receipts } from "./Receipts.tsx";
import { useTable } from "./table-context.ts";

/** The receipts of what has been saved in the present turn. */
export function ReceiptDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { table } = useTable();
  const sheets = table.sheets.flatMap(({ text, receipt, onBehalf }) =>
    text !== null && receipt ? [{ text, receipt, onBehalf, counts: true }] : [],
  );
  return (
    <Modal opened={opened} onClose={onClose} title="What the server has" size={520}>
      <p>
        A receipt proves what was received, and when. It says nothing about being ready: that you say
        yourself.
      </p>
      <Receipts sheets={sheets} />
    </Modal>
  );
}
