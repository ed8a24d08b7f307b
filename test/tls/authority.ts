import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

export interface Certificate {
  key: string
  cert: string
}

/** An authority of a test, and certificates that it issues. */
export interface Authority {
  /** The file of its own certificate. */
  file: string
  issue(kind?: CertificateKind): Certificate
  /** Makes this process trust it; the function it returns ends that. */
  trust(): () => void
}

export type CertificateKind = 'good' | 'expired' | 'early' | 'of another name'

/** Why certificates cannot be made here. */
export const noOpenssl = runs() ? false : 'needs openssl'

function runs(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const settings = `
[ca]
default_ca = own
[own]
database = index
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
copy_extensions = copy
unique_subject = no
[any]
commonName = supplied
`

const day = 86_400_000
const stamp = (days: number) =>
  new Date(Date.now() + days * day).toISOString().replaceAll(/[-:T]|\.\d+/g, '')

/** From and to in days from now, and the names. */
const kinds: Record<CertificateKind, [from: number, to: number, names: string]> = {
  good: [-1, 30, 'DNS:localhost,IP:127.0.0.1'],
  expired: [-60, -1, 'DNS:localhost,IP:127.0.0.1'],
  early: [1, 30, 'DNS:localhost,IP:127.0.0.1'],
  'of another name': [-1, 30, 'DNS:files.example.in'],
}

/** Makes an authority with its files in a folder of its own. */
export function makeAuthority(folder: string): Authority {
  mkdirSync(folder)
  const at = (name: string) => join(folder, name)
  const openssl = (...words: string[]) =>
    execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  writeFileSync(at('settings'), settings)
  writeFileSync(at('index'), '')
  writeFileSync(at('serial'), '01')
  const own = ['-keyout', 'own.key', '-out', 'own.pem', '-days', '60']
  openssl('req', '-x509', ...key, ...own, '-subj', '/CN=an authority of the test')
  let count = 0
  return {
    file: at('own.pem'),
    issue(kind = 'good') {
      const [from, to, names] = kinds[kind]
      const name = `issued-${count++}`
      const files = ['-keyout', `${name}.key`, '-out', `${name}.request`]
      const subject = ['-subj', '/CN=a server of the test', '-addext', `subjectAltName=${names}`]
      openssl('req', '-new', ...key, ...files, ...subject)
      const by = ['-config', 'settings', '-cert', 'own.pem', '-keyfile', 'own.key']
      const dates = ['-startdate', stamp(from), '-enddate', stamp(to)]
      const what = ['-in', `${name}.request`, '-out', `${name}.pem`, '-notext']
      openssl('ca', '-batch', ...by, ...what, ...dates)
      const read = (end: string) => readFileSync(at(`${name}.${end}`), 'utf8')
      return { key: read('key'), cert: read('pem') }
    },
    trust() {
      const before = getCACertificates('default')
      setDefaultCACertificates([...before, readFileSync(at('own.pem'), 'utf8')])
      return () => setDefaultCACertificates(before)
    },
  }
}
