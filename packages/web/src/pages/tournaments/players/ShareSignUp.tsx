import { Button } from "@mantine/core";
import { useOrigin } from "../../../api/use-address.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { CopyField } from "../../../ui/CopyField.tsx";
import { QrCode } from "../../../ui/QrCode.tsx";
import { useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";

/** The link by which people sign up, to copy or to read off the screen. */
export function ShareSignUp() {
  const { view, act, isBusy } = useTournament();
  const { tournament, isOpen } = view;
  const link = `${useOrigin()}/tournaments/${tournament}`;
  return (
    <details className={css.fold} open={view.players.length === 0}>
      <summary>{text("shareSignUp")}</summary>
      <div className={css.share}>
        <span className={css.qr}>
          <QrCode text={link} label={text("qrLabel")} />
        </span>
        <div>
          <CopyField label={text("shareSignUp")} value={link} button={text("copyLink")} isQuiet />
          <p className={css.muted}>
            {text.rich(
              "shareSignUpHelp",
              { code: tournament },
              {
                b: (chunks) => (
                  <b key="b" className={css.whole} translate="no">
                    {chunks}
                  </b>
                ),
              },
            )}
          </p>
          <Button
            size="xs"
            variant="default"
            loading={isBusy}
            onClick={() => void act({ type: "open-registration", isOpen: !isOpen })}
          >
            {text(isOpen ? "closeSignUp" : "openSignUp")}
          </Button>
        </div>
      </div>
    </details>
  );
}
