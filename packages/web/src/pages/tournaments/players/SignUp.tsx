import { Button, Checkbox, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useOnce } from "../../../lib/use-once.ts";
import { powerName } from "../../../messages/power-name.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import forms from "../../../ui/forms.module.css";
import { NameField } from "../../accounts/NameField.tsx";
import { useIntroduction } from "../../accounts/use-introduction.ts";
import { useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";
import { powersIn } from "./wishes.ts";

/** Your place in the tournament: sign up, find your board, or withdraw. Links carry secrets behind the #. */
export function SignUp({ secret }: { secret: string }) {
  const { view } = useTournament();
  const { you, isOpen, status } = view;
  const [what, value = ""] = secret.split("=");
  if (what === "director" && !you.isDirector) return <BecomeDirector token={value} />;
  if (you.player !== null) return <YourPlace />;
  if (you.isDirector) return null;
  if (what === "code" || !isOpen) return <Claim first={value} isClosed={!isOpen && status !== "ended"} />;
  return <SignUpForm />;
}

/** Someone says their name first, if they haven't; then a command. */
function useIntroduced() {
  const { act } = useTournament();
  const [name, setName] = useState("");
  const { me, introduce, error } = useIntroduction();
  const go = useOnce(async (command: Parameters<typeof act>[0]) => {
    try {
      await introduce(name);
    } catch {
      // Said at the field.
      return;
    }
    await act(command);
  });
  const field = me === null && <NameField value={name} onChange={setName} error={error?.message} />;
  return { field, go };
}

function SignUpForm() {
  const { view, isBusy } = useTournament();
  const { field, go } = useIntroduced();
  const [club, setClub] = useState("");
  const [wishes, setWishes] = useState("");
  const [playsTwice, setPlaysTwice] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void go({ type: "register", club, preferences: powersIn(wishes, view.game.powers), playsTwice });
  };
  return (
    <section className={css.card} aria-labelledby="sign-up">
      <h2 id="sign-up">{text("signUp")}</h2>
      <p className={css.muted}>{text("signUpLead")}</p>
      <form onSubmit={submit} className={forms.fields}>
        {field}
        <div className={css.pair}>
          <TextInput
            label={text("club")}
            description={text("clubHelp")}
            maxLength={60}
            value={club}
            onChange={(event) => setClub(event.currentTarget.value)}
          />
          <TextInput
            label={text("preferences")}
            description={text("preferencesHelp")}
            maxLength={200}
            value={wishes}
            onChange={(event) => setWishes(event.currentTarget.value)}
          />
        </div>
        <Checkbox
          label={text("playsTwice")}
          checked={playsTwice}
          onChange={(event) => setPlaysTwice(event.currentTarget.checked)}
        />
        <div>
          <Button type="submit" size="md" loading={isBusy}>
            {text("signUp")}
          </Button>
        </div>
      </form>
      <details className={css.fold}>
        <summary>{text("haveCode")}</summary>
        <ClaimForm first="" />
      </details>
    </section>
  );
}

const Claim = ({ first, isClosed }: { first: string; isClosed: boolean }) => (
  <section className={css.card}>
    {isClosed && <p className={css.muted}>{text("signUpClosed")}</p>}
    <details className={css.fold} open={first !== ""}>
      <summary>{text("haveCode")}</summary>
      <ClaimForm first={first} />
    </details>
  </section>
);

function ClaimForm({ first }: { first: string }) {
  const { isBusy } = useTournament();
  const { field, go } = useIntroduced();
  const [code, setCode] = useState(first);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void go({ type: "claim", code });
  };
  return (
    <form onSubmit={submit} className={forms.fields}>
      <p className={css.muted}>{text("haveCodeHelp")}</p>
      {field}
      <div className={css.row}>
        <TextInput
          label={text("yourCode")}
          required
          withAsterisk={false}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy}>
          {text("useCode")}
        </Button>
      </div>
    </form>
  );
}

function BecomeDirector({ token }: { token: string }) {
  const { isBusy } = useTournament();
  const { field, go } = useIntroduced();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void go({ type: "direct", token });
  };
  return (
    <section className={css.card}>
      <form onSubmit={submit} className={forms.fields}>
        <p>{text("becomeDirector")}</p>
        {field}
        <div>
          <Button type="submit" loading={isBusy}>
            {text("becomeDirectorYes")}
          </Button>
        </div>
      </form>
    </section>
  );
}

function YourPlace() {
  const { view, nameOf, act } = useTournament();
  const [isAsking, setAsking] = useState(false);
  const { you, players, status } = view;
  const isWithdrawn = players.find(({ id }) => id === you.player)?.isWithdrawn ?? false;
  const name = nameOf(you.player ?? "");
  return (
    <section className={css.card}>
      {you.seats.map(({ round, board, power, game }) => (
        <p key={`${round} ${board}`} className={css.seat}>
          <strong>{text("yourBoard", { round, board, power: powerName(power) })}</strong>{" "}
          {game !== null && (
            <Link to="/games/$game" params={{ game }}>
              {text("toGame")}
            </Link>
          )}
        </p>
      ))}
      <div className={css.place}>
        <span>
          {isWithdrawn
            ? text("youWithdrew")
            : text.rich("youPlay", { name }, { b: (chunks) => <strong key="b">{chunks}</strong> })}
        </span>
        {!isWithdrawn && status !== "ended" && (
          <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {text("withdrawSelf")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        question={
          isAsking
            ? {
                title: text("withdrawQuestion"),
                text: text("withdrawText"),
                yes: text("withdrawSelf"),
                onYes: () => void act({ type: "withdraw" }),
              }
            : null
        }
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
