import { languageOf } from "@chancery/messages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../api/client.ts";
import { meQuery } from "../api/queries.ts";
import { LANGUAGE } from "../messages/language.ts";

/** Mail comes in the language in which someone last read our pages. */
export function useMailLanguage(): void {
  const client = useQueryClient();
  // Only pages that show who is signed in look it up.
  const { data: me } = useQuery({ ...meQuery(), enabled: false });
  const language = languageOf(LANGUAGE) ?? "en";
  const isOther = me && me.language !== language;
  useEffect(() => {
    if (!isOther) return;
    api
      .patch("/api/me", { body: { language } })
      .then((person) => client.setQueryData(meQuery().queryKey, person))
      // Mail stays in the language it was in.
      .catch(() => undefined);
  }, [client, isOther, language]);
}
