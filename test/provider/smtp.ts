import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface Mail {
  to: string
  /** Headers and text as they came. */
  content: string
}

export interface MailServer {
  url: string
  mails: Mail[]
  /** What is answered once a mail has arrived whole; `undefined`: the line goes dead. */
  answer: string | undefined
  /** How it begins: as a mail server, with silence, as something else, or a sign at a time. */
  greeting: 'usual' | 'silence' | 'garbage' | 'trickle'
  /** Takes mails and never says so. */
  isSilent: boolean
  /** What is answered to the address it is for. */
  recipient: string
  /** Told of each mail that has arrived whole. */
  heard: (() => void) | undefined
  close(): Promise<void>
}

/** A mail server on the loopback, with just enough SMTP (RFC 5321) to receive from one client. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    receive(socket, mail)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    answer: '250 kept',
    greeting: 'usual',
    isSilent: false,
    recipient: '250 well',
    heard: undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return mail
}

function receive(socket: Socket, mail: MailServer): void {
  let buffer = ''
  let to = ''
  let isContent = false
  const command = (line: string) => {
    if (/^RCPT TO/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? ''
    if (/^RCPT TO/i.test(line)) return socket.write(`${mail.recipient}\r\n`)
    isContent = /^DATA/i.test(line)
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
    return socket.write(isContent ? '354 go on\r\n' : '250 well\r\n')
  }
  socket.setEncoding('utf8')
  greet(socket, mail)
  socket.on('data', (chunk: string) => {
    buffer += chunk
    for (;;) {
      const end = isContent ? '\r\n.\r\n' : '\r\n'
      const at = buffer.indexOf(end)
      if (at < 0) return
      const text = buffer.slice(0, at)
      buffer = buffer.slice(at + end.length)
      if (!isContent) {
        command(text)
        continue
      }
      isContent = false
      mail.mails.push({ to, content: text })
      mail.heard?.()
      if (mail.isSilent) continue
      if (mail.answer === undefined) socket.destroy()
      else socket.write(`${mail.answer}\r\n`)
    }
  })
}

function greet(socket: Socket, { greeting }: MailServer): void {
  if (greeting === 'usual') socket.write('220 test\r\n')
  if (greeting === 'garbage') socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')
  if (greeting !== 'trickle') return
  const timer = setInterval(() => socket.write('220-\r\n'), 50)
  socket.on('close', () => clearInterval(timer))
}
