/**
 * @generated SignedSource<<2484b868d89fb1211f7e972dc4d2ad83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementsChecklist_screening$data = {
  readonly criteriaWeighted: boolean;
  readonly requirementsParsed: boolean;
  readonly skillsExtracted: boolean;
  readonly " $fragmentType": "RequirementsChecklist_screening";
};
export type RequirementsChecklist_screening$key = {
  readonly " $data"?: RequirementsChecklist_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsChecklist_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementsChecklist_screening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requirementsParsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skillsExtracted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criteriaWeighted",
      "storageKey": null
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "a3aec47f4736cdaefc094494c5c06e57";

export default node;
