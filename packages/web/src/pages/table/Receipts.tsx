import { officialsOf } from "@chancery/variants/officials";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { ApiFailure, api, type TurnView } from "../../api/client.ts";
import { download } from "../../lib/download.ts";
import { phaseInWords } from "../../orders/names.ts";
import { copyWord, useCopy } from "../../ui/use-copy.ts";
import css from "./Receipts.module.css";
import { useTable } from "./table-context.ts";

type Sheet = TurnView["sheets"][number];

/** Receipts for what was saved, each with its proof. */
export function Receipts({ sheets }: { sheets: readonly Sheet[] }) {
  if (sheets.length === 0) return null;
  return (
    <section className={css.receipts} aria-label="Receipts">
      {sheets.map((sheet) => (
        <ReceiptCard key={`${sheet.receipt.power} ${sheet.receipt.version}`} {...sheet} />
      ))}
    </section>
  );
}

function ReceiptCard({ text, receipt, onBehalf, counts }: Sheet) {
  const { table } = useTable();
  const { isCopied, copy } = useCopy();
  const [verdict, setVerdict] = useState<string | null>(null);
  const { power, phase, version, at, digest, game } = receipt;
  const proof = `${JSON.stringify({ receipt, text }, null, 2)}\n`;
  const verify = async (): Promise<void> => {
    try {
      const asked = api.post("/api/games/{id}/receipts", {
        params: { id: game },
        body: { receipt, text },
      });
      const { isGenuine } = await asked;
      setVerdict(isGenuine ? "Genuine: this very text was received." : "This is not what was received.");
    } catch (failure) {
      setVerdict(failure instanceof ApiFailure ? failure.message : "It could not be verified.");
    }
  };
  return (
    <article className={css.card}>
      <h3>
        {power}, {phaseInWords(phase, table.setup)}, version {version}
        {onBehalf && <small> entered by {officialsOf(table.setup).the}</small>}
        {!counts && <small> does not count any more</small>}
      </h3>
      <pre>{text === "" ? "No orders: an empty sheet." : text}</pre>
      <dl>
        <dt>Received</dt>
        <dd>
          <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString()}</time>
        </dd>
        <dt>Digest</dt>
        <dd className={css.digest}>{digest}</dd>
      </dl>
      <Group gap="xs">
        <Button variant="default" size="compact-sm" onClick={() => copy(proof)}>
          {copyWord(isCopied, "Copy the proof")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => download(`receipt-${phase}-${power}-${version}.json`, "application/json", proof)}
        >
          Download it
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => void verify()}>
          Verify
        </Button>
      </Group>
      {verdict && <p role="status">{verdict}</p>}
    </article>
  );
}
