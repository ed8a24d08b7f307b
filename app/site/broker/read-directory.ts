import { read } from '#app/api/inject.ts'
import { brokerDirectory, DirectorySort } from '#contract/broker/directory.ts'
import { Specialization } from '#contract/broker/specialization.ts'
import { t } from '#domain/locale/translate.ts'
import type { DirectoryAddress } from './broker-address.ts'
import { brokerView } from './broker-view.ts'

type Arguments = Parameters<typeof read>[0]

export function readAddress(params: URLSearchParams): DirectoryAddress {
  const text = (name: string) => params.get(name)?.trim().slice(0, 200)
  const { search, location } = { search: text('search'), location: text('location') }
  const [specialization, sort, page] = [text('specialization'), text('sort'), text('page')]
  return {
    ...(search && { search }),
    ...(location && { location }),
    ...(specialization && Specialization.has(specialization) && { specialization }),
    ...(sort && DirectorySort.has(sort) && sort !== 'rating' && { sort }),
    ...(page && /^[2-9]$|^[1-9]\d{1,6}$/.test(page) && { page }),
  }
}

const inLanguage = ({ value, label }: { value: string; label: string }) => ({
  value,
  label: t(label),
})

export async function readDirectory(args: Arguments, address: DirectoryAddress) {
  const { brokers, pagination } = await read(args, brokerDirectory.list, { query: address })
  return {
    brokers: brokers.map(brokerView),
    total: pagination.total,
    pages: pagination.pages,
    // Read on the server: the vocabulary of the contract would bring zod into the first load.
    specializations: [{ value: '', label: t('All') }, ...Specialization.options.map(inLanguage)],
    sorts: DirectorySort.options.map(inLanguage),
  }
}
