import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { until } from '#test/process/until.ts'

/**
 * The container file, built and run where the machine has a builder. The base image is made with
 * Debian's own bootstrap, so that no image registry is needed.
 */

const maxMegabytes = 350
const needed = ['buildah', 'podman', 'mmdebstrap']
const missing = needed.filter((name) => spawnSync(name, ['--version']).status !== 0)
/** crun refuses a machine with both generations of cgroups. */
const runtime = spawnSync('runc', ['--version']).status === 0 ? ['--runtime=runc'] : []
const certificates = '/etc/ssl/certs/ca-certificates.crt'

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

/** What it prints shows the test runner that it goes on. */
const build = (...words: string[]) =>
  execFileSync('buildah', words, { stdio: ['ignore', process.stderr, process.stderr] })

const folder = await temporaryFolder()
const containers: string[] = []
after(async () => {
  for (const id of containers) spawnSync('podman', [...runtime, 'rm', '--force', id])
  await folder.remove()
})

function buildImage(): string {
  const base = join(folder.path, 'base.tar')
  const excluded = ['man', 'doc', 'locale'].map((name) => `/usr/share/${name}/*`)
  run(
    'mmdebstrap',
    '--variant=minbase',
    // Here already, because the folder of certificates is read-only while the image is built.
    '--include=ca-certificates',
    ...excluded.map((path) => `--dpkgopt=path-exclude=${path}`),
    '--customize-hook=rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/*',
    'trixie',
    base,
  )
  const image = run('podman', 'import', '--quiet', base, 'localhost/brickbazaar-base')
  build(
    'build',
    '--format=docker',
    '--isolation=chroot',
    '--network=host',
    `--build-arg=BASE=${image.replace(/^sha256:/, '')}`,
    // Certificates of this machine, where packages come through a proxy that has its own.
    '--volume=/etc/ssl/certs:/etc/ssl/certs:ro',
    `--env=npm_config_cafile=${certificates}`,
    '--file=deploy/Containerfile',
    '--tag=localhost/brickbazaar',
    '.',
  )
  return 'localhost/brickbazaar'
}

/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

describe('the container', { skip: missing.length > 0 && `without ${missing.join(', ')}` }, () => {
  test('is small, runs as nobody, writes nothing to its files and ends when told to', async () => {
    const image = buildImage()
    const size = Number(run('podman', 'image', 'inspect', '--format={{.Size}}', image)) / 1e6
    assert.ok(size < maxMegabytes, `${Math.round(size)} MB`)

    const database = await testDatabase()
    const port = await freePort()
    const settings = {
      // By its port: the folder of its socket is outside.
      DATABASE_URL: database.url.replace(/\?host=.*/, ''),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: 'https://example.in',
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'seven green parrots',
    }
    const id = run(
      'podman',
      ...runtime,
      'run',
      '--detach',
      '--read-only',
      '--cap-drop=all',
      '--security-opt=no-new-privileges',
      '--network=host',
      // Podman would raise them, which a machine may not allow, and asks systemd for timers.
      '--ulimit=nofile=4096:4096',
      '--ulimit=nproc=1024:1024',
      '--no-healthcheck',
      ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
      image,
    )
    containers.push(id)
    const url = `http://127.0.0.1:${port}`
    await until(
      'it is ready',
      async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true,
    )
    const page = await fetch(`${url}/properties`)
    assert.equal(page.status, 200)
    const inside = (...words: string[]) => spawnSync('podman', [...runtime, 'exec', id, ...words])
    const [kind, ...check] = JSON.parse(
      run('podman', 'image', 'inspect', '--format={{json .HealthCheck.Test}}', image),
    )
    assert.equal(kind, 'CMD')
    assert.equal(inside(...check).status, 0)
    assert.equal(inside('id', '-u').stdout.toString().trim(), '10001')
    assert.notEqual(inside('touch', '/opt/brickbazaar/new').status, 0)
    run('podman', ...runtime, 'stop', '--time=30', id)
    const code = run('podman', 'inspect', '--format={{.State.ExitCode}}', id)
    assert.equal(code, '0', run('podman', 'logs', id))
    await database.drop()
  })
})
