import type { ImportDetail, ImportProblem, ImportRun } from '#contract/import/import.ts'
import { t } from '#domain/locale/translate.ts'
import { layoutTitle } from '#server/import/listing/mapping/inspect.ts'
import { doubtsOf } from '#server/import/listing/mapping/mapping-warnings.ts'
import { missingFrom } from '#server/import/listing/mapping/read-plan.ts'
import { shareRead, valuesOf } from '#server/import/listing/mapping/readable-share.ts'
import { proposeParameters } from '#server/import/listing/mapping/suggest-parameters.ts'
import { actsOf } from '#server/import/run/act.ts'
import { remarksOnColumns } from '#server/import/run/report.ts'
import { remarksOnSheets } from '#server/import/tabular/workbook.ts'
import { readRemark, readStored } from '#server/locale/stored-text.ts'
import { planOf, type Run } from './import-run.ts'

type Broker = ImportRun['broker']

export function presentRun(run: Run, broker: Broker): ImportRun {
  const { row } = run
  return {
    _id: run.id,
    fileName: run.fileName,
    size: run.size,
    status: run.status,
    layout: layoutTitle(run.layout),
    broker,
    publish: run.publish,
    counts: {
      rows: row.row_count,
      ready: row.ready_count,
      new: row.new_count,
      updated: row.updated_count,
      duplicates: row.duplicate_count,
      refused: row.refused_count,
      noted: row.noted_count,
      inserted: row.inserted_count,
      locationsProposed: row.location_count,
    },
    position: row.position,
    message: row.message && readStored(row.message),
    createdBy: row.created_by_name,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    may: actsOf(row),
  }
}

export function presentDetail(run: Run, broker: Broker, problems: ImportProblem[]): ImportDetail {
  const plan = planOf(run)
  return {
    ...presentRun(run, broker),
    columns: run.headers.map((header, index) => ({
      header,
      field: run.mapping[index] ?? null,
      samples: samplesOf(run.sample, index),
      readable: shareOf(run, index),
    })),
    mappingFrom: run.mappingFrom,
    parameters: {
      city: plan.constants.city ?? null,
      listingType: plan.constants.listingType ?? null,
      propertyType: plan.constants.propertyType ?? null,
      asOf: plan.constants.asOf ?? null,
      wording: plan.constants.wording ?? 'leave-out',
    },
    proposals: proposeParameters(plan, run.fileName, run.sample).map((proposal) => ({
      ...proposal,
      reason: t(proposal.reason),
    })),
    missing: missingFrom(plan),
    sheets: (run.workbook?.sheets ?? []).map((sheet) => ({
      ...sheet,
      isRead: sheet.name === run.workbook?.sheet,
    })),
    remarks: [
      ...(run.workbook ? remarksOnSheets(run.workbook) : []),
      ...(plan.layout?.remarks.map((remark) => t(remark)) ?? []),
      ...remarksOnColumns(run.headers.filter((_, index) => !run.mapping[index])),
      ...run.row.remarks.map(readStored),
    ],
    doubts: doubtsOf(run),
    newCities: run.newCities,
    summary: run.summary.map(readRemark),
    problems,
  }
}

function shareOf(run: Run, index: number): number | null {
  const field = run.mapping[index]
  return field ? shareRead(field, valuesOf(run.sample, index), run.headers[index]) : null
}

/** Returns the first distinct values of a column, for checking its mapping. */
function samplesOf(sample: readonly (readonly string[])[], index: number): string[] {
  const values = sample.map((cells) => (cells[index] ?? '').trim().slice(0, 80)).filter(Boolean)
  return [...new Set(values)].slice(0, 3)
}
