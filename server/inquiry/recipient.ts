import type { Handle } from '#server/db/connect.ts'
import { findCustomer, getBroker } from './queries.ts'

/** Returns the names of a broker, and where to write to. */
export async function getBrokerRecipient(tx: Handle, id: string) {
  const { first_name, last_name, company_name, email, phone, whatsapp } = await getBroker(tx, id)
  const account = { realm: 'broker', id } as const
  return {
    firstName: first_name,
    fullName: `${first_name} ${last_name}, ${company_name}`,
    to: { email, phone, whatsapp, account },
  }
}

/** Returns the first name of a customer, and where to write to: the mailbox that was proven. */
export async function findCustomerRecipient(tx: Handle, id: string) {
  const row = await findCustomer(tx, id)
  if (!row) return undefined
  const { first_name: name, email, proven_email, whatsapp } = row
  const account = { realm: 'customer', id } as const
  return { name, to: { email: proven_email ?? email, whatsapp, account } }
}
