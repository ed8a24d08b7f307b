import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainReraNumber, stateOfReraAgent } from './rera-agent.ts'

test('the number of an agent identifies its state', () => {
  for (const [number, state] of [
    ['A51700001835', 'Maharashtra'],
    ['A041172401062', 'Maharashtra'],
    ['PRM/KA/RERA/1251/446/AG/240723/004988', 'Karnataka'],
    ['UPRERAAGT10202', 'Uttar Pradesh'],
    ['RC/HARERA/GGM/2203/1798/2023/216', 'Haryana'],
    ['DLRERA2023A0041', 'Delhi'],
    ['AG/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/AA00842/160429R2', 'Gujarat'],
    ['RAJ/A/2018/606', 'Rajasthan'],
    ['HIRA/A/NOR/2018/000035', 'West Bengal'],
    ['UKREA01230000388', 'Uttarakhand'],
    ['TN/AGENT/0123/2024', 'Tamil Nadu'],
  ] as const) {
    assert.equal(stateOfReraAgent(number), state, number)
  }
  // Telangana and Andhra Pradesh have one format.
  assert.equal(stateOfReraAgent('A02400001234'), undefined)
  // The number of a project.
  assert.equal(stateOfReraAgent('P51700019929'), undefined)
})

test('a number is recognised however it was copied', () => {
  assert.equal(plainReraNumber(' dlrera2023a0041 * '), 'DLRERA2023A0041')
})
