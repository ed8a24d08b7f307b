import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import type { Database } from '#server/db/connect.ts'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { openBrowser } from '#test/journey/browser.ts'
import { builtCommand, endLeftovers, startServer, stopServer } from '#test/process/server.ts'
import { testSecretKey } from '#test/secret-key.ts'

export interface Stall {
  browser: Browser
  url: string
  db: Database
  /** Ends the server as a power cut does. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  restart(): Promise<void>
}

/** The built product on an empty database of its own, and a browser in front of it. */
export function useStall(environment: Record<string, string> = {}): Stall {
  const stall = {} as Stall
  let close: () => Promise<unknown>
  before(async () => {
    const database = await testDatabase()
    const folder = await temporaryFolder()
    const start = (port = '0') =>
      startServer(
        folder.path,
        { DATABASE_URL: database.url, SECRET_KEY: testSecretKey, PORT: port, ...environment },
        { command: builtCommand() },
      )
    let server = await start()
    const browser = await openBrowser()
    Object.assign(stall, {
      ...{ browser, url: server.url, db: database.db },
      kill: async () => {
        await stopServer(server, 'SIGKILL')
      },
      restart: async () => {
        server = await start(new URL(server.url).port)
      },
    })
    close = async () => {
      await browser.close()
      await stopServer(server)
      endLeftovers()
      await database.drop()
      await folder.remove()
    }
  })
  after(() => close())
  return stall
}
