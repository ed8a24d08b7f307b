import type { Insertable } from 'kysely'
import { DocumentKind } from '#contract/document.ts'
import { stateOfReraAgent } from '#domain/rera/rera-agent.ts'
import type { NamedBroker } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { agentNumber } from '#seed/place/rera.ts'
import type { Planned } from '#seed/place-row.ts'
import { specimen } from '#seed/specimen.ts'
import type { Document } from '#server/db/tables.ts'
import { seal, sealText } from '#server/secret/cipher.ts'
import { withDraft, writeDraft } from '#server/store/draft.ts'
import type { Store } from '#server/store/store.ts'

/** Days until the RERA certificates of the first verified brokers expire. */
const daysLeft = [420, 18, 800]
const longLeft = 500

/** Returns KYC documents of all brokers who wait for a review or were verified. */
export async function planPapers(
  brokers: readonly NamedBroker[],
  { store, key }: { store: Store; key: Buffer },
): Promise<Planned> {
  const verified = brokers.filter(({ kycStatus }) => kycStatus === 'verified')
  const owners = [...verified, ...brokers.filter(({ kycStatus }) => kycStatus === 'pending')]
  const rows: Insertable<Document>[] = []
  const ends: { id: string; kyc_valid_until: string }[] = []
  for (const [index, broker] of owners.entries()) {
    // No real PAN has the number 0000.
    const pan = `AA${letter(index / 26)}PD0000${letter(index)}`
    // The last one waits without, for two administrators to verify.
    if (index < owners.length - 1) rows.push(await keepPaper(broker, 'pan', pan, { store, key }))
    rows.push(await keepPaper(broker, 'address-proof', null, { store, key }))
    const number = agentNumber(broker.cityName, index + 1)
    if (!verified.includes(broker) || !number) continue
    const left = daysLeft[index] ?? longLeft + index * 17
    const until = daysAgo(-left).toISOString().slice(0, 10)
    const certificate = await keepPaper(broker, 'rera', number, { store, key })
    const agent = { agent_number: number, agent_state: stateOfReraAgent(number) ?? null }
    rows.push({ ...certificate, ...agent, valid_until: until, verified_at: daysAgo(0.2) })
    ends.push({ id: broker.id, kyc_valid_until: until })
  }
  return {
    write: async (tx) => {
      await tx.insertInto('document').values(rows).execute()
      await tx
        .updateTable('broker')
        .set({ documents_version: 2 })
        .where(
          'id',
          'in',
          owners.map(({ id }) => id),
        )
        .execute()
      for (const { id, kyc_valid_until } of ends) {
        await tx
          .updateTable('broker')
          .set({ kyc_valid_until, documents_version: 3 })
          .where('id', '=', id)
          .execute()
      }
    },
  }
}

const letter = (index: number) => String.fromCharCode(65 + (Math.floor(index) % 26))

/** Encrypts and stores a document, as an upload does. */
async function keepPaper(
  { id: brokerId, name, cityName, joinedDaysAgo }: NamedBroker,
  kind: DocumentKind,
  number: string | null,
  { store, key }: { store: Store; key: Buffer },
): Promise<Insertable<Document>> {
  const at = daysAgo(Math.max(joinedDaysAgo - 1, 0.3))
  const id = seedId(`document ${brokerId} ${kind}`, at)
  const label = DocumentKind.label(kind)
  const paper = specimen(label, [
    `Name: ${name}`,
    number ? `Number: ${number}` : `Address: 1 Demo Street, ${cityName}`,
  ])
  await withDraft(store, async (draft) => {
    await writeDraft(draft, seal(key, id, chunksOf(paper)))
    await store.keep(id, draft, { flush: false })
  })
  return {
    ...{ id, broker_id: brokerId, kind, created_at: at },
    number: number === null ? null : sealText(key, id, number),
    name: `${kind}.pdf`,
    media_type: 'application/pdf',
    bytes: paper.length,
  }
}

async function* chunksOf(paper: Buffer): AsyncGenerator<Buffer> {
  yield paper
}
