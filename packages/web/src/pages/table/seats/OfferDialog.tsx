import { Button, Checkbox, Group, Modal } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { SeatView, TableView } from "../../../api/client.ts";
import { useOrigin } from "../../../api/use-address.ts";
import { players as text } from "../../../messages/players.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { CopyField } from "../../../ui/CopyField.tsx";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { takeOverLink } from "../../lobby/invitations/links.ts";
import { useAct } from "../use-act.ts";
import css from "./SeatsPanel.module.css";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

/** Creates a link to take over an empty seat, and shows it once. */
export function OfferDialog({
  view,
  seat,
  onClose,
}: {
  view: TableView;
  seat: SeatView | null;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={seat !== null}
      onClose={onClose}
      title={seat && text("offerTitle", { powers: powerNames(seat.powers) })}
      size="md"
    >
      {seat && <Offer key={seat.seat} view={view} seat={seat} onClose={onClose} />}
    </Modal>
  );
}

function Offer({ view, seat, onClose }: { view: TableView; seat: SeatView; onClose: () => void }) {
  const { act, isBusy } = useAct(view.game);
  const origin = useOrigin();
  const powers = powerNames(seat.powers);
  const [isForAll, setForAll] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (link !== null)
    return (
      <div className={css.offer}>
        <p>{text("offerLinkText", { powers })}</p>
        <CopyField label={text("offerLink")} value={link} button={text("copyLink")} />
        <Suspense>
          <QrCode text={link} label={text("offerQrCode")} />
        </Suspense>
        <Group justify="flex-end">
          <Button onClick={onClose}>{text("done")}</Button>
        </Group>
      </div>
    );
  return (
    <form
      className={css.offer}
      onSubmit={async (event) => {
        event.preventDefault();
        const result = await act({ type: "offer", seat: seat.seat, eliminatedToo: isForAll });
        if (result.ok) setLink(takeOverLink(origin, view.game, result.value.token ?? ""));
        else setFault(result.error.message);
      }}
    >
      <p>
        {text("offerText", { powers })} {seat.isOffered && text("offerReplaces")}
        {view.referee === null && view.you.seat !== null && ` ${text("offerVote")}`}
      </p>
      <Checkbox
        label={text("offerEliminated")}
        description={text("offerEliminatedHelp")}
        checked={isForAll}
        onChange={(event) => setForAll(event.currentTarget.checked)}
      />
      <p>{text("offerSeen")}</p>
      <FormFoot error={fault} yes={text("createLink")} isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
