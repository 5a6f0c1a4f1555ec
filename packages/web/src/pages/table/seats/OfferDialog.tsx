import { Button, Checkbox, Group, Modal } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { SeatView, TableView } from "../../../api/client.ts";
import { useOrigin } from "../../../lib/use-address.ts";
import { CopyField } from "../../../ui/CopyField.tsx";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { takeOverLink } from "../../lobby/links.ts";
import { useAct } from "../use-act.ts";
import { listed } from "../words.ts";
import css from "./SeatsPanel.module.css";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

/** Makes a link by which somebody takes an empty seat over, and shows it once. */
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
      title={seat && `Offer ${listed(seat.powers)} by link`}
      size="md"
    >
      {seat && <Offer key={seat.seat} view={view} seat={seat} onClose={onClose} />}
    </Modal>
  );
}

function Offer({ view, seat, onClose }: { view: TableView; seat: SeatView; onClose: () => void }) {
  const { act, isBusy } = useAct(view.game);
  const origin = useOrigin();
  const [isForAll, setForAll] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (link !== null)
    return (
      <div className={css.offer}>
        <p>
          Send this link to whoever shall play {listed(seat.powers)}. It is shown only now, and lasts for two
          weeks.
        </p>
        <CopyField label="Link to take the seat over" value={link} button="Copy link" />
        <Suspense>
          <QrCode text={link} label="QR code of the link to take the seat over" />
        </Suspense>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </div>
    );
  return (
    <form
      className={css.offer}
      onSubmit={async (event) => {
        event.preventDefault();
        const done = await act({ type: "offer", seat: seat.seat, eliminatedToo: isForAll });
        if ("why" in done) setFault(done.why);
        else setLink(takeOverLink(origin, view.game, done.outcome.token ?? ""));
      }}
    >
      <p>
        Whoever opens the link can sit down on the seat, with what is left of {listed(seat.powers)} and all
        its conversations.{seat.isOffered && " A link that was sent before will lead nowhere."}
      </p>
      <Checkbox
        label="Also for players who have lost their power in this game"
        description="Somebody who has had no power here is to be preferred."
        checked={isForAll}
        onChange={(event) => setForAll(event.currentTarget.checked)}
      />
      <p>Everybody sees that somebody is sought, not who is asked.</p>
      <FormFoot error={fault} yes="Make the link" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
