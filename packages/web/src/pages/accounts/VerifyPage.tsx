import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { type ApiFailure, api } from "../../api/client.ts";
import { meQuery } from "../../api/queries.ts";
import { people } from "../../messages/people.ts";
import { Fault } from "../../ui/Fault.tsx";
import { TextPage } from "../layout/pages.tsx";

/** Where the mail leads that asks whether an address is someone's. A press, as mail programs open links by themselves. */
export function VerifyPage() {
  const { hash } = useLocation();
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation<{ email: string }, ApiFailure, string>({
    mutationFn: (token) => api.put("/api/confirmations", { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery().queryKey }),
  });
  return (
    <TextPage
      title={people("confirmEmail")}
      heading={people(data ? "emailConfirmed" : "confirmEmailQuestion")}
      isNarrow
    >
      {data ? (
        <p role="status">
          {people.rich(
            "emailConfirmedText",
            { email: data.email },
            {
              link: (chunks) => (
                <Link key="link" to="/profile">
                  {chunks}
                </Link>
              ),
            },
          )}
        </p>
      ) : hash === "" ? (
        <p>{people("linkIncomplete")}</p>
      ) : (
        <>
          <p>{people("confirmEmailText")}</p>
          <Fault error={error} />
          <Button mt={8} loading={isPending} onClick={() => mutate(hash)}>
            {people("confirmEmailYes")}
          </Button>
        </>
      )}
    </TextPage>
  );
}
