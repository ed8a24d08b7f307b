import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a provider on the loopback does with a request once it has it whole. */
export type Behaviour =
  | 'accept'
  | 'upgrade'
  | 'refuse'
  | 'hang'
  | 'fail-after-accept'
  | 'garbage'
  | 'trickle'
  | 'redirect'
  | 'close'
  | 'unavailable'

export interface ProviderRequest {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

export interface StandIn {
  url: string
  requests: ProviderRequest[]
  behaviour: Behaviour
  close(): Promise<void>
}

/** The words of one provider: what it answers when it takes a message, and when it does not. */
export interface Words {
  accepted: (id: string) => unknown
  refused: { status: number; body: unknown }
}

/** A provider of messages on the loopback that does as it is told. */
export async function startStandIn(words: Words): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    standIn.requests.push({
      path: request.url ?? '',
      headers: request.headers,
      body: isForm(request.headers)
        ? Object.fromEntries(new URLSearchParams(text))
        : JSON.parse(text),
    })
    answer(response, standIn, words)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    behaviour: 'accept',
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return standIn
}

const isForm = (headers: IncomingHttpHeaders) =>
  headers['content-type'] === 'application/x-www-form-urlencoded'

function answer(response: ServerResponse, { behaviour, requests, url }: StandIn, words: Words) {
  const say = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  switch (behaviour) {
    case 'accept':
      return say(200, words.accepted(`provider-${requests.length}`))
    case 'refuse':
      return say(words.refused.status, words.refused.body)
    case 'hang':
      return undefined
    case 'fail-after-accept':
      return say(500, { message: 'Internal error' })
    case 'unavailable':
      return say(503, { message: 'Come back later' })
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end('<html><body>Welcome to the hotel</body></html>')
    case 'trickle':
      return trickle(response)
    case 'redirect':
      response.writeHead(302, { location: `${url}/elsewhere` })
      return response.end()
    case 'close':
      return response.socket?.destroy()
    case 'upgrade':
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\n')
      response.socket?.write('connection: upgrade\r\nupgrade: other\r\n\r\n')
      return undefined
  }
}

/** Ten bytes a second, without end. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
}
