import type { Socket } from 'node:net'
import { type RefusalCode, refusals, refusalText } from '#contract/refusal.ts'
import { codeOf } from '#server/db/failure.ts'
import { newRequestId } from './request-id.ts'

// Node's errors for requests it could not read completely (nodejs.org api/errors, llhttp).
const byNodeCode: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Responds to malformed HTTP in the usual error format and closes the connection. */
export function sendClientError(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || socket.destroyed) return
  const code = byNodeCode[codeOf(error) ?? ''] ?? 'request_unreadable'
  const [status] = refusals[code]
  const message = refusalText(code)
  const body = JSON.stringify({ message, code, requestId: newRequestId() })
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} Refused`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        'x-content-type-options: nosniff',
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}
