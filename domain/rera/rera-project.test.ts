import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isReraProject, needsRera, reraDoubt } from './rera-project.ts'

describe('a project number', () => {
  for (const [number, state] of [
    ['P51700019929', 'Maharashtra'],
    ['PR1180002500901', 'Maharashtra'],
    ['PRM/KA/RERA/1251/446/PR/171021/004401', 'Karnataka'],
    ['UPRERAPRJ125342/02/2026', 'Uttar Pradesh'],
    ['RERA-PKL-456-2019', 'Haryana'],
    ['DLRERA2023P0017 *', 'Delhi'],
    ['TN/29/Building/0403/2024', 'Tamil Nadu'],
    ['TNRERA/29/LO/4544/2025', 'tamil nadu'],
    ['PR/GJ/SURAT/CHORYASI/Surat Municipal Corporation/RAA16644/250326/311231', 'Gujarat'],
    ['P02400001234', 'Telangana'],
    ['K-RERA/PRJ/066/2021', 'Kerala'],
    ['RAJ/P/2024/3058', 'Rajasthan'],
    ['HIRA/P/KOL/2020/000778', 'West Bengal'],
    ['JHARERA/PROJECT/146/2022', 'Jharkhand'],
  ] as const) {
    test(`${number} is one of ${state}`, () => {
      assert.equal(isReraProject(number, state), true)
      assert.equal(reraDoubt(number, state), undefined)
    })
  }

  test('of another state gets a warning with its apparent state and the expected format', () => {
    assert.equal(
      reraDoubt('DLRERA2023P0017', 'Karnataka'),
      'This does not look like a RERA number from Karnataka, such as ' +
        'PRM/KA/RERA/1251/446/PR/171021/004401. It looks like one from Delhi.',
    )
  })

  test('of a state with an unknown format gets no warning', () => {
    assert.equal(isReraProject('SK/1', 'Sikkim'), undefined)
    assert.equal(reraDoubt('SK/1', 'Sikkim'), undefined)
    assert.equal(reraDoubt('', 'Karnataka'), undefined)
  })
})

describe('a RERA number', () => {
  const sale = { listingType: 'sell', resale: false, projectUnits: 9 }
  test('is needed for a new booking of more than eight homes or 500 square metres', () => {
    assert.equal(needsRera(sale), true)
    assert.equal(needsRera({ ...sale, projectUnits: 8 }), false)
    assert.equal(needsRera({ ...sale, projectUnits: 8, plotSqft: 5_400 }), true)
    assert.equal(needsRera({ listingType: 'sell', listedBy: 'promoter' }), true)
  })
  test('is not needed for a resale, a rent or a completed home', () => {
    assert.equal(needsRera({ ...sale, resale: true }), false)
    assert.equal(needsRera({ ...sale, listingType: 'rent' }), false)
    assert.equal(needsRera({ ...sale, hasCompletionCertificate: true }), false)
  })
})
