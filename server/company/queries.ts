import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { PublicCompany, Company as Reply } from '#contract/company.ts'
import { kilometresPerDegree, longitudeScale } from '#domain/place/distance.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Company } from '#server/db/tables.ts'

/** Returns the company details, or undefined before they are entered; there is at most one row. */
export async function findCompany(db: Handle): Promise<Reply | undefined> {
  const row = await db.selectFrom('company').selectAll().executeTakeFirst()
  return row && present(row)
}

// Half the extent of the office map, in kilometres.
const reach = { east: 8, north: 4 }

/** Returns the nearest places around a point that have coordinates of their own. */
export async function findNear(
  db: Handle,
  { latitude, longitude }: NonNullable<Reply['coordinates']>,
): Promise<PublicCompany['near']> {
  const wide = longitudeScale(latitude)
  const north = reach.north / kilometresPerDegree
  const east = reach.east / kilometresPerDegree / wide
  const { rows } = await sql<PublicCompany['near'][number]>`
    select name, latitude, longitude from location
    where type = 'area' and is_active
      and latitude between ${latitude - north} and ${latitude + north}
      and longitude between ${longitude - east} and ${longitude + east}
    order by (latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * ${wide}) ^ 2, id
    limit 12`.execute(db)
  return rows
}

function present(row: Selectable<Company>): Reply {
  const { latitude, longitude } = row
  return {
    _id: row.id,
    legalName: row.legal_name,
    address: row.address,
    coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    phone: row.phone,
    email: row.email,
    officerName: row.officer_name,
    officerDesignation: row.officer_designation,
    officerPhone: row.officer_phone,
    officerEmail: row.officer_email,
    version: row.version,
  }
}

export async function insertCompany(tx: Handle, row: Insertable<Company>): Promise<void> {
  await tx.insertInto('company').values(row).execute()
}

export async function updateCompany(
  tx: Handle,
  id: string,
  row: Updateable<Company>,
): Promise<void> {
  await tx.updateTable('company').set(row).where('id', '=', id).execute()
}
