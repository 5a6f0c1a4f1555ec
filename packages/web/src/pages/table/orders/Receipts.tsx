import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { ApiFailure, api, type TurnView } from "../../../api/client.ts";
import { download } from "../../../lib/download.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { powerName } from "../../../messages/power-name.ts";
import { table as text } from "../../../messages/table.ts";
import { formatExact } from "../../../messages/time.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { copyWord, useCopy } from "../../../ui/use-copy.ts";
import { useTable } from "../table-context.ts";
import css from "./Receipts.module.css";

type Sheet = TurnView["sheets"][number];

/** Receipts for what was saved, each with its proof. */
export function Receipts({ sheets }: { sheets: readonly Sheet[] }) {
  if (sheets.length === 0) return null;
  return (
    <section className={css.receipts} aria-label={text("receipts")}>
      {sheets.map((sheet) => (
        <ReceiptCard key={`${sheet.receipt.power} ${sheet.receipt.version}`} {...sheet} />
      ))}
    </section>
  );
}

function ReceiptCard({ text: orders, receipt, onBehalf, counts }: Sheet) {
  const { table } = useTable();
  const { isCopied, copy } = useCopy();
  const [verdict, setVerdict] = useState<string | null>(null);
  const { power, phase, version, at, digest, game } = receipt;
  const proof = `${JSON.stringify({ receipt, text: orders }, null, 2)}\n`;
  const verify = async (): Promise<void> => {
    if (orders === null) return;
    try {
      const { isGenuine } = await api.post("/api/games/{id}/receipts", {
        params: { id: game },
        body: { receipt, text: orders },
      });
      setVerdict(isGenuine ? text("genuine") : text("notGenuine"));
    } catch (failure) {
      setVerdict(failure instanceof ApiFailure ? failure.message : text("notVerified"));
    }
  };
  return (
    <article className={css.card}>
      <h3>
        {text("receipt", { power: powerName(power), phase: phaseInWords(phase, table.setup), version })}
        {onBehalf && <small> {text("enteredBy", { officials: officialsOf(table.setup) })}</small>}
        {!counts && <small> {text("replaced")}</small>}
      </h3>
      {orders === null ? (
        <p>{text("textForgotten")}</p>
      ) : (
        <pre>{orders === "" ? text("noOrders") : orders}</pre>
      )}
      <dl>
        <dt>{text("received")}</dt>
        <dd>
          <time dateTime={new Date(at).toISOString()}>{formatExact(at)}</time>
        </dd>
        <dt>{text("digest")}</dt>
        <dd className={css.digest} translate="no">
          {digest}
        </dd>
      </dl>
      {orders !== null && (
        <Group gap="xs">
          <Button variant="default" size="compact-sm" onClick={() => copy(proof)}>
            {copyWord(isCopied, text("copyProof"))}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => download(`receipt-${phase}-${power}-${version}.json`, "application/json", proof)}
          >
            {text("download")}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => void verify()}>
            {text("verify")}
          </Button>
        </Group>
      )}
      {verdict && <p role="status">{verdict}</p>}
    </article>
  );
}
