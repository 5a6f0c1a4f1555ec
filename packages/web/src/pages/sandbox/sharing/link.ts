import type { Sandbox } from "../sandbox.ts";

/** Whether a fragment of an address is a link to a sandbox. */
export const isLink = (fragment: string): boolean => /^#?[sp]=/.test(fragment);

/** Links are written and read by what is loaded when the first one is needed. */
const share = () => import("./share.ts");

export const formatLink = async (sandbox: Sandbox): Promise<string> => (await share()).formatLink(sandbox);
export const parseLink = async (fragment: string) => (await share()).parseLink(fragment);
