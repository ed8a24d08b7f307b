interface Profile {
  nodes: { id: number; callFrame: { functionName: string }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

/** What a function belongs to, by its name; the innermost of a stack decides. */
const parts: [part: string, names: RegExp][] = [
  ['garbage', /^\(garbage collector\)$/],
  ['idle', /^\((?:idle|program)\)$/],
  ['writing HTML', /^(?:flushCompletedQueues|deferScripts|writePage)$/],
  ['React', /^(?:performWork|renderToPipeableStream|createRequestImpl|finishedTask)$/],
  ['encoding of data', /^(?:encodeViaTurboStream|StreamTransfer|encode\$1|flatten|stringify)$/],
  ['Response', /^(?:_?Response|Request|arrayBuffer|extractBody|consumeBody)$/],
  ['compression', /^(?:brotliCompressSync|gzipSync|processChunkSync|processCallback)$/],
  ['socket', /^(?:writev|writeBuffer|writeLatin1String|writeUtf8String|_writeGeneric|doWrite)$/],
  ['router', /^(?:requestHandler|query|queryImpl|loadRouteData|matchRoutes.*|match)$/],
]

/** The server's own profiler, which it opens at this port with `--inspect`. */
export const profilerPort = 9_239

/** What the main thread does meanwhile: milliseconds by part, the most first, without waiting. */
export async function profileDuring(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${profilerPort}/json/list`)
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('The server has no profiler open.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  try {
    await ask(socket, 'Profiler.enable')
    await ask(socket, 'Profiler.start')
    await work()
    const { profile } = (await ask(socket, 'Profiler.stop')) as { profile: Profile }
    return byPart(profile)
  } finally {
    socket.close()
  }
}

/** One question at a time. */
function ask(socket: WebSocket, method: string): Promise<unknown> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<string>) => {
      const { id, result } = JSON.parse(data) as { id?: number; result: unknown }
      if (id === undefined) return
      socket.removeEventListener('message', hear)
      resolve(result)
    }
    socket.addEventListener('message', hear)
    socket.send(JSON.stringify({ id: 1, method }))
  })
}

function byPart({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const above = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]))
  const partOf = (id: number | undefined): string => {
    const name = id === undefined ? undefined : names.get(id)
    if (id === undefined || name === undefined)
      return 'data (API and SQL inside the process) and the rest'
    return parts.find(([, pattern]) => pattern.test(name))?.[0] ?? partOf(above.get(id))
  }
  const spent = new Map<string, number>()
  samples.forEach((id, index) => {
    const part = partOf(id)
    spent.set(part, (spent.get(part) ?? 0) + (timeDeltas[index] ?? 0) / 1_000)
  })
  spent.delete('idle')
  return new Map([...spent].sort(([, one], [, other]) => other - one))
}
