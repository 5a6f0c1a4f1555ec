import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { meQuery, shouldRetry } from "../../api/queries.ts";
import { people } from "../../messages/people.ts";
import { ui } from "../../messages/ui.ts";
import { TextPage } from "../layout/pages.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { useComeBack } from "./use-accounts.ts";

/** Where a private sign-in link leads: it signs its owner in and continues to their games. */
export function ComeBackPage() {
  const { hash } = useLocation();
  const { data: me, isPending } = useQuery(meQuery());
  const { mutate, error, isIdle } = useComeBack();
  const navigate = useNavigate();
  const comeBack = useCallback(
    () => mutate(hash, { onSuccess: () => void navigate({ to: "/games", replace: true }) }),
    [mutate, hash, navigate],
  );
  // People who are signed in may not want to be someone else.
  const asks = Boolean(me) && isIdle;
  useEffect(() => {
    if (!isPending && !me && isIdle && hash !== "") comeBack();
  }, [isPending, me, isIdle, hash, comeBack]);
  if (error && shouldRetry(0, error))
    return (
      <UnreachedPage
        title={people("welcomeBack")}
        heading={people("gamesUnavailable")}
        error={error}
        onAgain={comeBack}
      />
    );
  const isUseless = error !== null || hash === "";
  return (
    <TextPage
      title={people("welcomeBack")}
      heading={people(isUseless ? "signInLinkInvalid" : "welcomeBack")}
      isNarrow
    >
      {isUseless ? (
        <>
          <p role="alert">{people(hash === "" ? "linkIncomplete" : "signInLinkHelp")}</p>
          <p>
            <Link to="/sign-in">{people("signInAnotherWay")}</Link> · <Link to="/">{ui("startPage")}</Link>
          </p>
        </>
      ) : asks ? (
        <>
          <p>
            {people.rich(
              "switchPerson",
              { name: me?.name ?? "" },
              { b: (chunks) => <strong key="b">{chunks}</strong> },
            )}
          </p>
          <Button onClick={comeBack}>{people("switchPersonButton")}</Button>
        </>
      ) : (
        <p role="status">{people("signingIn")}</p>
      )}
    </TextPage>
  );
}
