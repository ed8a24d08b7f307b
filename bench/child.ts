import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface Child {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts the server as `npm start` does, but with no other settings than these. */
export async function startServer(environment: Record<string, string>): Promise<Child> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [, ...given] = scripts.start.split(' ')
  // A file of settings could name another database.
  return startChild(
    given.filter((word) => !word.startsWith('--env-file')),
    environment,
  )
}

/** Starts a script that says `ready at URL`, and ends it the way an operator would. */
export async function startChild(
  command: string[],
  environment: Record<string, string> = {},
): Promise<Child> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await Promise.race([
    readyAt(child),
    ended.then(() => Promise.reject(new Error(`${command.join(' ')} ended before it was ready.`))),
  ])
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs a script to its end; what it says is dropped. */
export async function runToEnd(
  command: string[],
  environment: Record<string, string>,
): Promise<void> {
  const child = spawn(process.execPath, command, {
    ...{ cwd: root, env: environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.`)
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    // Read to the end: a full pipe would stop a server that logs.
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length > 100_000) return
      said += text
      const url = /ready at (http:\S+)/.exec(said)?.[1]
      if (url) resolve(url)
    })
  })
}
