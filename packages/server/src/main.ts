import { environmentLanguage } from "@chancery/messages";
import { serve } from "./serve.ts";

await serve(process.env, environmentLanguage(process.env));
