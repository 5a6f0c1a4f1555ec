import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { meQuery, shouldRetry } from "../../api/queries.ts";
import { TextPage } from "../layout/pages.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { useComeBack } from "./use-accounts.ts";

/** Where a guest's own link leads: he is known again, and goes to his games. */
export function ComeBackPage() {
  const { hash } = useLocation();
  const { data: me, isPending } = useQuery(meQuery());
  const { mutate, error, isIdle } = useComeBack();
  const navigate = useNavigate();
  const comeBack = useCallback(
    () => mutate(hash, { onSuccess: () => void navigate({ to: "/games", replace: true }) }),
    [mutate, hash, navigate],
  );
  // Who is somebody already may not want to be somebody else.
  const asks = Boolean(me) && isIdle;
  useEffect(() => {
    if (!isPending && !me && isIdle && hash !== "") comeBack();
  }, [isPending, me, isIdle, hash, comeBack]);
  if (error && shouldRetry(0, error))
    return (
      <UnreachedPage
        title="Come back"
        heading="Your games cannot be shown at present"
        error={error}
        onAgain={comeBack}
      />
    );
  return (
    <TextPage title="Come back" heading={error ? "This link leads to nobody" : "Welcome back"} isNarrow>
      {hash === "" ? (
        <p>The secret part of the link, after the #, is missing. Copy the whole of it.</p>
      ) : error ? (
        <>
          <p role="alert">
            Was the whole of it copied? A link stops working when a new one is made on the profile page.
          </p>
          <p>
            <Link to="/sign-in">Sign in otherwise</Link> · <Link to="/">Start page</Link>
          </p>
        </>
      ) : asks ? (
        <>
          <p>
            In this browser you are <strong>{me?.name}</strong> at present. The link may be somebody else’s;
            make sure that you have your own before you change.
          </p>
          <Button onClick={comeBack}>Go on by the link</Button>
        </>
      ) : (
        <p role="status">Looking for you …</p>
      )}
    </TextPage>
  );
}
