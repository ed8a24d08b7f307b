import pg from 'pg'

/** The brokers of a database, by the name their e-mail address was made from. */
export async function namesOfBrokers(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select split_part(email, '@', 1) as name from broker`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
