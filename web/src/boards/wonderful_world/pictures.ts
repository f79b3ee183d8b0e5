/** The picture of every development and of every empire: no two have the same. */

import panafricanUnion from "icon:africa";
import roswell from "icon:alien-stare";
import museum from "icon:mona-lisa";
import harborZone from "icon:anchor";
import nationalMonument from "icon:arc-triomphe";
import quantumGenerator from "icon:atom-core";
import timeTravel from "icon:backward-time";
import financialCenter from "icon:bank";
import tankDivision from "icon:battle-tank";
import underwaterCity from "icon:big-wave";
import neuroscience from "icon:brain-leak";
import militaryBase from "icon:bunker";
import worldCongress from "icon:capitol";
import aircraftCarrier from "icon:carrier";
import airborneLaboratory from "icon:commercial-airplane";
import unknownTechnology from "icon:companion-cube";
import supercomputer from "icon:cpu";
import bionicGrafts from "icon:cyborg-face";
import giantDam from "icon:dam";
import megaDrill from "icon:dig-dug";
import geneticUpgrades from "icon:dna1";
import espionageAgency from "icon:domino-mask";
import humanCloning from "icon:double-face-mask";
import aquaculture from "icon:double-fish";
import juggernaut from "icon:dreadnought";
import aztecEmpire from "icon:egyptian-pyramids";
import industrialComplex from "icon:factory";
import fountainOfYouth from "icon:fountain";
import transmutation from "icon:gold-bar";
import university from "icon:graduate-cap";
import alexandersTomb from "icon:helmet";
import polarBase from "icon:igloo";
import gravityInverter from "icon:magnet";
import citiesOfGold from "icon:mayan-pyramid";
import propagandaCenter from "icon:megaphone";
import kingSolomonsMines from "icon:mine-wagon";
import lostContinentOfMu from "icon:moai";
import lunarBase from "icon:moon-orbit";
import nuclearPlant from "icon:nuclear";
import offshoreOilRig from "icon:oil-rig";
import arkOfTheCovenant from "icon:open-chest";
import federationOfAsia from "icon:pagoda";
import parallelDimension from "icon:portal";
import superSonar from "icon:radar-dish";
import transportationNetwork from "icon:rail-road";
import recyclingPlant from "icon:recycle";
import ancientAstronauts from "icon:ringed-planet";
import megaBomb from "icon:rolling-bomb";
import secretLaboratory from "icon:round-bottom-flask";
import saucerSquadron from "icon:scout-ship";
import securityAutomatons from "icon:sentry-gun";
import gardenOfTheHesperides from "icon:shiny-apple";
import icebreaker from "icon:ship-bow";
import blackbeardsTreasure from "icon:skull-crossed-bones";
import casinoCity from "icon:slot-machine";
import cryopreservation from "icon:snowflake-2";
import spaceElevator from "icon:space-needle";
import roboticAnimals from "icon:spider-bot";
import satellites from "icon:spoutnik";
import noramStates from "icon:star-flag";
import republicOfEurope from "icon:stars-stack";
import solarCannon from "icon:striped-sun";
import superSoldiers from "icon:strong";
import submarine from "icon:submarine";
import magneticTrain from "icon:subway-train";
import climateControl from "icon:sun-cloud";
import islandOfAvalon from "icon:sword-in-stone";
import universalVaccine from "icon:syringe";
import researchCenter from "icon:magnifying-glass";
import secretSociety from "icon:templar-eye";
import treasureOfTheTemplars from "icon:templar-shield";
import cityOfAgartha from "icon:temple-gate";
import teleportation from "icon:transportation-rings";
import bermudaTriangle from "icon:triangle-target";
import atlantis from "icon:trident";
import giantTower from "icon:tv-tower";
import undergroundCity from "icon:underground-cave";
import robotAssistants from "icon:vintage-robot";
import centerOfTheEarth from "icon:volcano";
import virtualReality from "icon:vr-headset";
import windTurbines from "icon:wind-turbine";
import universalExposition from "icon:world";
import zeppelin from "icon:zeppelin";
import unknown from "icon:wireframe-globe";

const PICTURES: Record<string, string> = {
  financial_center: financialCenter,
  industrial_complex: industrialComplex,
  military_base: militaryBase,
  nuclear_plant: nuclearPlant,
  offshore_oil_rig: offshoreOilRig,
  recycling_plant: recyclingPlant,
  research_center: researchCenter,
  transportation_network: transportationNetwork,
  wind_turbines: windTurbines,
  airborne_laboratory: airborneLaboratory,
  aircraft_carrier: aircraftCarrier,
  icebreaker: icebreaker,
  juggernaut: juggernaut,
  mega_drill: megaDrill,
  saucer_squadron: saucerSquadron,
  submarine: submarine,
  tank_division: tankDivision,
  zeppelin: zeppelin,
  aquaculture: aquaculture,
  bionic_grafts: bionicGrafts,
  climate_control: climateControl,
  cryopreservation: cryopreservation,
  genetic_upgrades: geneticUpgrades,
  gravity_inverter: gravityInverter,
  human_cloning: humanCloning,
  mega_bomb: megaBomb,
  neuroscience: neuroscience,
  quantum_generator: quantumGenerator,
  robot_assistants: robotAssistants,
  robotic_animals: roboticAnimals,
  satellites: satellites,
  security_automatons: securityAutomatons,
  super_soldiers: superSoldiers,
  super_sonar: superSonar,
  supercomputer: supercomputer,
  teleportation: teleportation,
  time_travel: timeTravel,
  transmutation: transmutation,
  universal_vaccine: universalVaccine,
  unknown_technology: unknownTechnology,
  virtual_reality: virtualReality,
  casino_city: casinoCity,
  espionage_agency: espionageAgency,
  giant_dam: giantDam,
  giant_tower: giantTower,
  harbor_zone: harborZone,
  lunar_base: lunarBase,
  magnetic_train: magneticTrain,
  museum: museum,
  national_monument: nationalMonument,
  polar_base: polarBase,
  propaganda_center: propagandaCenter,
  secret_laboratory: secretLaboratory,
  secret_society: secretSociety,
  solar_cannon: solarCannon,
  space_elevator: spaceElevator,
  underground_city: undergroundCity,
  underwater_city: underwaterCity,
  universal_exposition: universalExposition,
  university: university,
  world_congress: worldCongress,
  alexanders_tomb: alexandersTomb,
  ancient_astronauts: ancientAstronauts,
  ark_of_the_covenant: arkOfTheCovenant,
  atlantis: atlantis,
  bermuda_triangle: bermudaTriangle,
  blackbeards_treasure: blackbeardsTreasure,
  center_of_the_earth: centerOfTheEarth,
  cities_of_gold: citiesOfGold,
  city_of_agartha: cityOfAgartha,
  fountain_of_youth: fountainOfYouth,
  garden_of_the_hesperides: gardenOfTheHesperides,
  island_of_avalon: islandOfAvalon,
  king_solomons_mines: kingSolomonsMines,
  lost_continent_of_mu: lostContinentOfMu,
  parallel_dimension: parallelDimension,
  roswell: roswell,
  treasure_of_the_templars: treasureOfTheTemplars,
  noram_states: noramStates,
  republic_of_europe: republicOfEurope,
  federation_of_asia: federationOfAsia,
  panafrican_union: panafricanUnion,
  aztec_empire: aztecEmpire,
};

/** The picture of a design: `zeppelin`, or of an empire whatever its face: `noram_states_a`. */
export function pictureOf(design: string): string {
  return PICTURES[design] ?? PICTURES[design.replace(/_[a-z]$/, "")] ?? unknown;
}

/** How many pictures there are, for the test that counts them. */
export const pictures: Readonly<Record<string, string>> = PICTURES;
