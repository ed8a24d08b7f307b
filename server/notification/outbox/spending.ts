import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage } from './enqueue.ts'
import { claimAlarm, listAlarmRecipients } from './spending-queries.ts'

/** Notifies the administrators by e-mail, once a day, that the spending cap is reached. */
export function raiseAlarm(db: Handle, day: string, capPaise: number): Promise<void> {
  return transact(db, async (tx) => {
    if (!(await claimAlarm(tx, day))) return
    for (const { id, email, first_name } of await listAlarmRecipients(tx)) {
      await queueMessage(tx, {
        to: { email, account: { realm: 'administrator', id } },
        template: 'message.cap_reached',
        variables: { name: first_name, cap: `Rs ${(capPaise / 100).toFixed(2)}`, day },
      })
    }
  })
}
