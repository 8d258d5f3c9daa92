/** The contract as an OpenAPI 3.1 document. */
export function toOpenApi(): Record<string, unknown> {
  return { openapi: '3.1.0' };
}
