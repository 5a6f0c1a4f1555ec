import { Button, Modal, Radio } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useOrigin } from "../../../api/use-address.ts";
import { shortAddress } from "../../../lib/address.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { newPhone as text } from "../../../messages/newPhone.ts";
import { formatDeadline } from "../../../messages/time.ts";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { useAct } from "../../table/use-act.ts";
import css from "./codes.module.css";
import { codeLink, joinPage } from "./links.ts";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

/** How long such a code works, in ms. */
const LASTS = 15 * 60_000;

/** A button that moves a delegate to a new phone: one of these people, or the only one. */
export function NewPhone({ game, names }: { game: string; names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (names.length === 0) return null;
  return (
    <>
      <Button variant="subtle" size="compact-xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text("newPhone")}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={text("newPhone")} size="md">
        {isOpen && <Form game={game} names={names} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

function Form({ game, names, onClose }: { game: string; names: readonly string[]; onClose: () => void }) {
  const { act, isBusy } = useAct(game);
  const [name, setName] = useState(names.length === 1 ? names[0] : "");
  const [made, setMade] = useState<{ readonly code: string; readonly until: number } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (made) return <Made {...made} onClose={onClose} />;
  return (
    <form
      className={css.enter}
      onSubmit={async (event) => {
        event.preventDefault();
        const result = await act({ type: "room", act: { do: "hand-over", member: name } });
        if (result.ok) setMade({ code: result.value.token ?? "", until: serverNow() + LASTS });
        else setFault(result.error.message);
      }}
    >
      <Radio.Group label={text("who")} value={name} onChange={setName}>
        {names.map((each) => (
          <Radio key={each} value={each} label={each} mt={8} />
        ))}
      </Radio.Group>
      <p>{text("keeps")}</p>
      <FormFoot
        error={fault}
        yes={text("makeCode")}
        first={name === "" ? text("who") : null}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}

/** The code, for the person with the new phone. */
function Made({ code, until, onClose }: { code: string; until: number; onClose: () => void }) {
  const address = useOrigin();
  return (
    <div className={css.enter}>
      <p>
        {text("how", {
          address: shortAddress(joinPage(address)),
          time: formatDeadline(until, serverNow()),
        })}
      </p>
      <code translate="no" className={css.newPhone}>
        {code}
      </code>
      <Suspense>
        <QrCode text={codeLink(address, code)} label={text("qrCode")} />
      </Suspense>
      <Button onClick={onClose}>{text("done")}</Button>
    </div>
  );
}
