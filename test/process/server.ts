import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../../scripts/setup/build.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
  /** What it printed, errors included. */
  output: string
  milliseconds: number
}

/** The real server, as a process of its own. */
export interface Server {
  url: string
  pid: number
  dataDir: string
  /** From the start of the process to the line that says it is ready. */
  readyAfter: number
  /** What it printed so far, errors included. */
  output(): string
  send(signal: NodeJS.Signals): void
  /** Resolves once, however the process ends; `milliseconds` counts from its start. */
  ended: Promise<Ending>
}

type Environment = Record<string, string>

/** What `npm start` runs, without the settings of this checkout. */
export function builtCommand(): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, ...words] = (manifest.scripts.start as string).split(' ')
  return words.filter((word) => !word.startsWith('--env-file'))
}

/** What is built starts in half the time; where something changed since, the source runs. */
const current = isBuilt() ? builtCommand() : ['server/main.ts']

/** What the tests give the server; nothing of the surrounding environment reaches it. */
const usual: Environment = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  SEED: 'none',
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'root-secret',
  // Clients of the tests say who they are, so that limits per address do not meet them.
  TRUST_PROXY: '127.0.0.1',
  // Tests share their cores with one another; a machine may hold all of them up for seconds.
  BUSY_AFTER_MS: '0',
}

/** Where `npm test` keeps what was compiled, if it is what runs this. */
const { NODE_COMPILE_CACHE: cache } = process.env
const compiled: Environment = cache ? { NODE_COMPILE_CACHE: cache } : {}

const running = new Set<ChildProcess>()

/** Starts the server and waits until it says that it is ready. */
export async function startServer(
  dataDir: string,
  environment: Environment = {},
  { deadline = 60_000, command = current, cwd = root } = {},
): Promise<Server> {
  const begin = performance.now()
  const { child, ended, output } = launch({ DATA_DIR: dataDir, ...environment }, command, cwd)
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output()}`))
    const timer = setTimeout(fail, deadline, `is not ready after ${deadline} ms`)
    ended.then(({ code, signal }) => fail(`ended with ${code ?? signal} before it was ready`))
    child.stdout?.on('data', () => {
      const found = /is ready at (http:\S+)/.exec(output())?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(found.replace('localhost', '127.0.0.1'))
    })
  })
  const readyAfter = performance.now() - begin
  // A child that printed something was spawned.
  const pid = child.pid ?? 0
  return { url, pid, dataDir, readyAfter, output, send: (name) => child.kill(name), ended }
}

/** Runs a start that is expected to fail; one that goes on is ended and reported. */
export async function failToStart(
  dataDir: string,
  environment: Record<string, string | undefined> = {},
  command = current,
): Promise<Ending> {
  const { child, ended, output } = launch({ DATA_DIR: dataDir, ...environment }, command)
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  child.stdout?.on('data', () => {
    if (output().includes('is ready at')) child.kill('SIGTERM')
  })
  const ending = await ended
  clearTimeout(timer)
  return ending
}

/** Ends the server the way an operator does, and says how long it took from the signal. */
export async function stopServer(server: Server, signal: NodeJS.Signals = 'SIGTERM') {
  const begin = performance.now()
  server.send(signal)
  const ending = await server.ended
  return { ...ending, took: performance.now() - begin }
}

/** Ends whatever a failed test left running. */
export function endLeftovers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts the process; a variable given as `undefined` is not set at all. */
export function launch(
  environment: Record<string, string | undefined>,
  command = current,
  cwd = root,
) {
  const begin = performance.now()
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...compiled, ...usual, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const ended: Promise<Ending> = once(child, 'close').then(([code, signal]) => {
    running.delete(child)
    return { code, signal, output: printed, milliseconds: performance.now() - begin }
  })
  return { child, ended, output: () => printed }
}
