import type { Endpoint } from '#contract/endpoint.ts'
import type { TestApp, TestResponse } from '#test/app.ts'

/** A file and the fields beside it. */
export interface SentFile {
  name: string
  content: string | Buffer
  fields?: Record<string, string>
}

/** Sends one file to an endpoint that takes one, as a browser's form does. */
export async function sendFile<E extends Endpoint>(
  site: TestApp,
  endpoint: E,
  token: string,
  { name, content, fields = {} }: SentFile,
  { id = '' }: Record<string, string> = {},
): Promise<TestResponse<E>> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const encoded = new Response(form)
  const response = await site.app.inject({
    method: 'POST',
    url: `/api${endpoint.path.replace(':id', id)}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
