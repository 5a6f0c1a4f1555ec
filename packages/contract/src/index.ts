export { adjudicate, type FindVariant, findVariant } from "./adjudicate.ts";
export { type AdjudicationRequest, RequestSchema } from "./request.ts";
export {
  type AdjudicationResponse,
  type ErrorResponse,
  ErrorSchema,
  type OrderReport,
  type RequestError,
  ResponseSchema,
} from "./response.ts";
