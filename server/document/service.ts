import { type Document, DocumentKind } from '#contract/document.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { documentLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import type { ReraAgent } from '#domain/rera/rera-agent.ts'
import { panOfGstin } from '#domain/tax/tax-number.ts'
import { record } from '#server/audit/record.ts'
import { getBroker, lockBroker, noteCertificate, noteDocuments } from '#server/broker/service.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer, BrokerViewer, Viewer } from '#server/http/viewer.ts'
import { open, sealText } from '#server/secret/cipher.ts'
import { dropSoon } from '#server/store/draft.ts'
import type { Store } from '#server/store/store.ts'
import {
  type DocumentRow,
  deleteDocument,
  findDocument,
  findOwnDocument,
  insertDocument,
  listDocuments,
} from './queries.ts'
import { documentReply, numberOf } from './reply.ts'

/** Returns the key for document files and numbers. */
export const keyOf = ({ secrets }: Pick<Context, 'secrets'>) => secrets.keyFor('document')

export interface Received {
  id: string
  kind: DocumentKind
  number: string | null
  validUntil: string | null
  /** The registration that a RERA certificate is of. */
  agent: ReraAgent | null
  name: string
  mediaType: Document['mediaType']
  bytes: number
}

/** Adds a document whose file is already stored. A rejected KYC returns to review. */
export function addDocument(
  db: Handle,
  key: Buffer,
  viewer: BrokerViewer,
  { id, kind, number, validUntil, agent, name, mediaType, bytes }: Received,
): Promise<Document> {
  return transact(db, async (tx) => {
    const broker = await lockBroker(tx, viewer.id)
    const others = await listDocuments(tx, viewer.id)
    if (others.length >= documentLimits.maxFiles) throw refuse('document_too_many')
    checkAgainst(others, key, kind, number)
    const row = await insertDocument(tx, {
      id,
      broker_id: viewer.id,
      kind,
      number: number === null ? null : sealText(key, id, number),
      ...{ agent_number: agent?.number, agent_state: agent?.state },
      name,
      valid_until: validUntil,
      media_type: mediaType,
      bytes,
    })
    await noteDocuments(tx, viewer, broker, {
      isFirst: others.length === 0 || broker.kyc_status === 'rejected',
    })
    if (kind === 'rera') await noteCertificate(tx, broker)
    await recordEvent(tx, viewer, 'document.add', row)
    return documentReply(row, key)
  })
}

/** A GSTIN contains its holder's PAN: both documents must be of the same person. */
function checkAgainst(
  others: DocumentRow[],
  key: Buffer,
  kind: DocumentKind,
  number: string | null,
): void {
  if (number === null || (kind !== 'pan' && kind !== 'gst')) return
  const pan = kind === 'pan' ? number : panOfGstin(number)
  for (const other of others) {
    const known = other.kind === 'pan' || other.kind === 'gst' ? numberOf(other, key) : null
    if (known === null || (other.kind === 'pan' ? known : panOfGstin(known)) === pan) continue
    throw refuse('invalid_input', {
      fields: {
        number: t('This does not match the {kind} above.', {
          kind: DocumentKind.label(other.kind),
        }),
      },
    })
  }
}

export async function ownDocuments(db: Handle, key: Buffer, viewer: BrokerViewer) {
  const rows = await listDocuments(db, viewer.id)
  return rows.map((row) => documentReply(row, key))
}

export async function documentsOf(db: Handle, key: Buffer, brokerId: string) {
  await getBroker(db, brokerId)
  const rows = await listDocuments(db, brokerId)
  return rows.map((row) => documentReply(row, key))
}

/** Removes a document unless the KYC is verified. */
export async function removeDocument(
  db: Handle,
  store: Store,
  viewer: BrokerViewer,
  id: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const broker = await lockBroker(tx, viewer.id)
    const row = orRefuse(await findOwnDocument(tx, viewer, id), 'document_not_found')
    if (broker.kyc_status === 'verified') throw refuse('document_verified')
    await deleteDocument(tx, id)
    await noteDocuments(tx, viewer, broker, { isFirst: false })
    await recordEvent(tx, viewer, 'document.remove', row)
  })
  await dropSoon(store, id)
}

/** Returns the content of a document to its owner or a reviewer; audits who read it. */
export async function openDocument(
  { db, stores, ...context }: Context,
  viewer: Viewer,
  id: string,
): Promise<{ row: DocumentRow; content: Buffer }> {
  const row = orRefuse(
    viewer.realm === 'broker' ? await findOwnDocument(db, viewer, id) : await findDocument(db, id),
    'document_not_found',
  )
  const sealed = await stores.documents.read(id)
  if (!sealed) throw refuse('document_not_found')
  const content = open(keyOf(context), id, sealed)
  await recordEvent(db, viewer, 'document.open', row)
  return { row, content }
}

/** Returns the full number of a document to a reviewer; audits who read it, before returning it. */
export function readNumber(
  db: Handle,
  key: Buffer,
  viewer: AdministratorViewer,
  id: string,
): Promise<string | null> {
  return transact(db, async (tx) => {
    const row = orRefuse(await findDocument(tx, id), 'document_not_found')
    await recordEvent(tx, viewer, 'document.read_number', row)
    return numberOf(row, key)
  })
}

/** Document events are audited under the broker. */
function recordEvent(tx: Handle, viewer: Viewer, act: string, row: DocumentRow): Promise<void> {
  const target = { kind: 'broker', id: row.broker_id }
  return record(tx, viewer, act, target, { after: { kind: row.kind, document: row.id } })
}
