import type { Handle } from '#server/db/connect.ts'
import { findCustomer, getBroker } from './queries.ts'

/** Returns a broker's names and addresses for messages. */
export async function getBrokerRecipient(tx: Handle, id: string) {
  const { first_name, last_name, company_name, email, phone, whatsapp } = await getBroker(tx, id)
  const account = { realm: 'broker', id } as const
  return {
    firstName: first_name,
    fullName: `${first_name} ${last_name}, ${company_name}`,
    to: { email, phone, whatsapp, account },
  }
}

/** Returns a customer's first name and addresses for messages; the mailbox is the confirmed one. */
export async function findCustomerRecipient(tx: Handle, id: string) {
  const row = await findCustomer(tx, id)
  if (!row) return undefined
  const { first_name: name, email, proven_email, whatsapp } = row
  const account = { realm: 'customer', id } as const
  return { name, to: { email: proven_email ?? email, whatsapp, account } }
}
