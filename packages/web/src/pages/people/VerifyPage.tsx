import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { type ApiFailure, answered, api } from "../../api/client.ts";
import { meQuery } from "../../api/queries.ts";
import { Fault } from "../../ui/Fault.tsx";
import { TextPage } from "../layout/pages.tsx";

/** Where the mail leads that asks whether an address is somebody's. A press, as mail programs open links by themselves. */
export function VerifyPage() {
  const { hash } = useLocation();
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation<{ email: string }, ApiFailure, string>({
    mutationFn: (token) => answered(api.PUT("/api/confirmations", { body: { token } })),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery().queryKey }),
  });
  return (
    <TextPage title="Your address" heading={data ? "Thank you" : "Is this your address?"} isNarrow>
      {data ? (
        <p role="status">
          News of your games can go to {data.email} now. <Link to="/profile">Choose which</Link>
        </p>
      ) : hash === "" ? (
        <p>The secret part of the link, after the #, is missing. Copy the whole of it.</p>
      ) : (
        <>
          <p>
            Somebody, you presumably, wants news of games to be sent to the address this link was sent to.
          </p>
          <Fault error={error} />
          <Button mt={8} loading={isPending} onClick={() => mutate(hash)}>
            Yes, it is mine
          </Button>
        </>
      )}
    </TextPage>
  );
}
