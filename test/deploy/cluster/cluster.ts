import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { until } from '#test/process/until.ts'

/** etcd, Patroni with PostgreSQL, HAProxy and pgbouncer, by the files of an operator. */

const deploy = new URL('../../../deploy/cluster/', import.meta.url)
const binaries = globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? ''
const programs = ['/usr/bin/etcd', '/usr/bin/patroni', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer']

/** Why the cluster cannot be started here. */
export const missing =
  process.getuid?.() !== 0 || !binaries || programs.some((path) => !existsSync(path))
    ? 'needs root, and etcd-server, patroni, haproxy, pgbouncer and postgresql of Debian'
    : undefined

export const nodes = [1, 2, 3] as const
export type Node = (typeof nodes)[number]

const at = (node: number, kind: number) => `127.0.0.1:${15700 + kind * 10 + node}`
/** By the ports of the files in deploy/. */
const kinds: Record<string, number> = { 2379: 1, 2380: 2, 8008: 3, 5432: 4, 5001: 6 }
export const appPort = (node: Node) => 15760 + node
const [primaryPort, sitePort, poolPort] = [15750, 15751, 15752]
const password = 'a-password-of-the-test'
export const urls = {
  site: `http://127.0.0.1:${sitePort}`,
  pooled: `postgres://brickbazaar:${password}@127.0.0.1:${poolPort}/brickbazaar`,
  direct: `postgres://brickbazaar:${password}@127.0.0.1:${primaryPort}/brickbazaar`,
  replicas: nodes
    .map((node) => `postgres://brickbazaar:${password}@${at(node, 4)}/brickbazaar`)
    .join(),
  superuser: `postgres://postgres:CHANGE-THIS-1@127.0.0.1:${primaryPort}/postgres`,
}

export interface Member {
  name: string
  role: string
  state: string
}

export class Cluster {
  readonly #folder: string
  readonly #owner: { uid: number; gid: number }
  readonly #children = new Map<string, ChildProcess>()

  constructor(folder: string) {
    this.#folder = folder
    const [, uid, gid] =
      /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
    this.#owner = { uid: Number(uid), gid: Number(gid) }
    chmodSync(folder, 0o711)
    chownSync(folder, this.#owner.uid, this.#owner.gid)
  }

  async start(): Promise<void> {
    for (const node of nodes) this.startEtcd(node)
    for (const node of nodes) this.startPatroni(node)
    this.#configure('haproxy.cfg', 'haproxy.cfg', (text) =>
      text
        .replace('maxconn 20000', 'maxconn 2000')
        .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${primaryPort}`)
        .replace(/bind :443 .*/, `bind 127.0.0.1:${sitePort}`)
        .replace(
          /10\.0\.0\.1(\d):5432 check port 8008/g,
          (_, node) => `${at(Number(node), 4)} check port ${15730 + Number(node)}`,
        ),
    )
    this.#spawn('haproxy', '/usr/sbin/haproxy', ['-f', this.#path('haproxy.cfg')])
    await until('a primary', () => this.isWritable(), 90_000)
    await this.#ask([
      `create role brickbazaar login password '${password}'`,
      `alter role brickbazaar set statement_timeout = '8s'`,
      `alter role brickbazaar set idle_in_transaction_session_timeout = '10s'`,
      `create database brickbazaar owner brickbazaar template template0
        encoding 'UTF8' locale 'C'`,
    ])
    writeFileSync(this.#path('userlist.txt'), `"brickbazaar" "${password}"\n`)
    this.#configure('pgbouncer.ini', 'pgbouncer.ini', (text) =>
      text
        .replace('port=5000', `port=${primaryPort}`)
        .replace('listen_port = 6432', `listen_port = ${poolPort}`)
        .replace('/etc/pgbouncer/userlist.txt', this.#path('userlist.txt')),
    )
    this.#spawn('pgbouncer', '/usr/sbin/pgbouncer', [this.#path('pgbouncer.ini')])
    await until('three members, one of them in step', () => this.isWhole(), 120_000)
  }

  startEtcd(node: Node): void {
    const text = this.#local(readFileSync(new URL('etcd.env', deploy), 'utf8'), node)
    const environment = Object.fromEntries(
      [...text.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
    environment.ETCD_DATA_DIR = this.#path(`etcd-${node}`)
    this.#spawn(`etcd-${node}`, '/usr/bin/etcd', [], environment)
  }

  startPatroni(node: Node): void {
    this.#configure('patroni.yaml', `patroni-${node}.yaml`, (text) =>
      this.#local(text, node)
        .replace(/data_dir: .*/, `data_dir: ${this.#dataDir(node)}`)
        .replace(/bin_dir: .*/, `bin_dir: ${binaries}`)
        .replace(/pgpass: .*/, `pgpass: ${this.#path(`pgpass-${node}`)}`)
        .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${this.#folder}`)
        .replace('shared_buffers: 1GB', 'shared_buffers: 128MB')
        .replaceAll('10.0.0.0/24', '127.0.0.1/32')
        .replace(/^ *archive_.*\n/gm, ''),
    )
    this.#spawn(`patroni-${node}`, '/usr/bin/patroni', [this.#path(`patroni-${node}.yaml`)])
  }

  /** Returns the members, as Patroni on the first reachable node lists them. */
  async members(): Promise<Member[]> {
    for (const node of nodes) {
      const answer = await fetch(`http://${at(node, 3)}/cluster`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }

  async leader(): Promise<Node | undefined> {
    const found = (await this.members()).find(({ role }) => role === 'leader')?.name
    return nodes.find((node) => `node-${node}` === found)
  }

  async isWhole(): Promise<boolean> {
    const members = await this.members()
    const running = members.filter(({ state }) => ['running', 'streaming'].includes(state))
    return running.length === 3 && members.some(({ role }) => role === 'sync_standby')
  }

  async isWritable(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: urls.superuser,
      connectionTimeoutMillis: 1_000,
      query_timeout: 1_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"')
      return rows[0]?.isStandby === false
    } catch {
      return false
    } finally {
      client.end().catch(() => undefined)
    }
  }

  /** Processes of one node's PostgreSQL, the postmaster first. */
  postgresOf(node: Node): number[] {
    const file = join(this.#dataDir(node), 'postmaster.pid')
    if (!existsSync(file)) return []
    const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
    const children = existsSync(`/proc/${postmaster}/task/${postmaster}/children`)
      ? readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      : ''
    return [postmaster, ...children.split(' ').map(Number).filter(Boolean)]
  }

  signalPostgres(node: Node, signal: NodeJS.Signals, { isAlone = false } = {}): void {
    const [postmaster, ...others] = this.postgresOf(node)
    for (const pid of isAlone ? [postmaster] : [postmaster, ...others]) {
      try {
        if (pid) process.kill(pid, signal)
      } catch {
        // Ended meanwhile.
      }
    }
  }

  signal(name: string, signal: NodeJS.Signals): void {
    this.#children.get(name)?.kill(signal)
  }

  async stop(): Promise<void> {
    const ended = [...this.#children.values()].map((child) =>
      child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined,
    )
    for (const child of this.#children.values()) child.kill('SIGKILL')
    for (const node of nodes) this.signalPostgres(node, 'SIGKILL')
    await Promise.all(ended)
  }

  /** The last lines of everything, for a test that failed. */
  tail(lines = 12): string {
    return globSync(`${this.#folder}/*.log`)
      .map((path) => {
        const text = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
        return `${path}\n${text}`
      })
      .join('\n\n')
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }

  #dataDir(node: Node): string {
    return this.#path(`postgres-${node}`)
  }

  /** Addresses of the operator's three machines as ports of this one. */
  #local(text: string, node: Node): string {
    return text
      .replaceAll('node-1\n', `node-${node}\n`)
      .replace(/(name: |NAME=)node-\d/, `$1node-${node}`)
      .replace(
        /((?:listen|connect_address): |(?:LISTEN|ADVERTISE)\w*=http:\/\/)10\.0\.0\.1\d/g,
        `$110.0.0.1${node}`,
      )
      .replace(/10\.0\.0\.1(\d):(\d+)/g, (_, other, port) => at(Number(other), kinds[port] ?? 0))
  }

  #configure(from: string, to: string, change: (text: string) => string): void {
    const text = change(readFileSync(new URL(from, deploy), 'utf8'))
    const own = text.replace(/10\.0\.0\.2(\d):5001/g, (_, node) => at(Number(node), 6))
    writeFileSync(this.#path(to), own)
    chownSync(this.#path(to), this.#owner.uid, this.#owner.gid)
  }

  #spawn(name: string, program: string, parameters: string[], more = {}): void {
    mkdirSync(this.#folder, { recursive: true })
    const log = openSync(this.#path(`${name}.log`), 'a')
    const child = spawn(program, parameters, {
      ...this.#owner,
      cwd: this.#folder,
      env: { PATH: `${binaries}:/usr/bin:/usr/sbin:/bin`, LC_ALL: 'C', ...more },
      stdio: ['ignore', log, log],
    })
    child.on('error', () => undefined)
    this.#children.set(name, child)
  }

  async #ask(statements: string[]): Promise<void> {
    const client = new pg.Client(urls.superuser)
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
}
