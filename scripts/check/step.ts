import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs one tool of node_modules/.bin; what it prints is shown when it fails. True when it passed.
 */
export async function passes(command: string): Promise<boolean> {
  const started = performance.now()
  const child = spawn(command, {
    cwd: root,
    // Chains and tools by name are the shell's business; nothing here comes from outside.
    shell: true,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  console.log(
    `${command} … ${code === 0 ? 'ok' : 'FAILED'} (${seconds(performance.now() - started)})`,
  )
  if (code !== 0) console.log(`${output}${errors}`)
  return code === 0
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
