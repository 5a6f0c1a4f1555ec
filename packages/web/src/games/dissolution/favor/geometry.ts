import { favorGeometryIn } from "@chancery/variants/dissolution";
import { LANGUAGE } from "../../../messages/language.ts";

/** The Favor Map in the language of the page. */
export const favorGeometry = favorGeometryIn(LANGUAGE);
