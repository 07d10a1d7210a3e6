/** What an island fetches; a site that does not offer it has no such file (app/site.ts). */
export function fileOf(data: object | undefined): Response {
  if (!data) throw new Response(null, { status: 404 });
  return Response.json(data);
}
