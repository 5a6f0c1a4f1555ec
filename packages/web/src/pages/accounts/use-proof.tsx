import { Button, Modal } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { ApiFailure, api } from "../../api/client.ts";
import { canUsePasskeys, passkeyAnswer } from "../../api/passkeys.ts";
import { meQuery } from "../../api/queries.ts";
import { people } from "../../messages/people.ts";
import { Fault } from "../../ui/Fault.tsx";
import css from "./account.module.css";
import { PasswordField } from "./account-fields.tsx";

const PROOF = ["proof"];

interface Asked {
  readonly prove: (proof: string) => void;
  readonly cancel: () => void;
}

/** What is sent along with a request, if there is a proof already. */
export interface Proof {
  readonly proof?: string;
}

/** Does things for which people have to show that it's still them, and asks them when the server wants that. */
export function useProof(): {
  readonly withProof: <T>(act: (proof: Proof) => Promise<T>) => Promise<T>;
  readonly dialog: ReactNode;
} {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const withProof = async <T,>(act: (proof: Proof) => Promise<T>): Promise<T> => {
    const known = client.getQueryData<string>(PROOF);
    try {
      return await act(known === undefined ? {} : { proof: known });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== "proof-needed") throw error;
      const proof = await new Promise<string>((prove, refuse) =>
        setAsked({ prove, cancel: () => refuse(error) }),
      );
      client.setQueryData(PROOF, proof);
      return act({ proof });
    }
  };
  const end = (then: () => void): void => {
    setAsked(null);
    then();
  };
  const dialog = (
    <Modal
      opened={asked !== null}
      onClose={() => asked && end(asked.cancel)}
      title={people("proofTitle")}
      size="sm"
    >
      {asked && <ProofForm onProof={(proof) => end(() => asked.prove(proof))} />}
    </Modal>
  );
  return { withProof, dialog };
}

function ProofForm({ onProof }: { onProof: (proof: string) => void }) {
  const { data: me } = useQuery(meQuery());
  const [password, setPassword] = useState("");
  const prove = useMutation<{ proof: string }, ApiFailure, "password" | "passkey">({
    mutationFn: async (way) =>
      api.post("/api/me/proof", { body: way === "password" ? { password } : await passkeyAnswer() }),
    onSuccess: ({ proof }) => onProof(proof),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    prove.mutate("password");
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <p className={css.lead}>{people("proofLead")}</p>
      {me && me.email !== null && (
        <>
          <PasswordField isNew={false} value={password} onChange={setPassword} />
          <Button type="submit" loading={prove.isPending}>
            {people("proofByPassword")}
          </Button>
        </>
      )}
      {canUsePasskeys() && (
        <Button variant="default" loading={prove.isPending} onClick={() => prove.mutate("passkey")}>
          {people("proofByPasskey")}
        </Button>
      )}
      <Fault error={prove.error} />
    </form>
  );
}
