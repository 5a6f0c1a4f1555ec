import { localized, type PageLanguage } from "@chancery/messages";
import { type FavorGeometry, favorMapWith } from "../boards/favor/geometry.ts";
import { FAVOR_CAST } from "./cast.ts";

/** The drawing of the Favor Map, with its nuclear powers' names in a language. */
export const favorGeometryIn = (language: PageLanguage): FavorGeometry =>
  favorMapWith((power) => localized(FAVOR_CAST[power].title, language));
