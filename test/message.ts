import type { TestApp } from '#test/app.ts'

/** The messages that wait for one account, oldest first, with the values of their templates. */
export async function messagesTo(site: TestApp, accountId: string) {
  const rows = await site.context.db
    .selectFrom('message')
    .select(['channel', 'template', 'variables', 'body'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, variables: row.variables as Record<string, string> }))
}
